const againMs = 15_000

type Say = (line: string) => void

/** Says what a step of the start does, that it still does it while that takes long, and how long it took. */
export async function sayStep<Result>(say: Say, about: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now()
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1)
  say(`${about} …`)
  const reminder = setInterval(() => say(`${about} … (${seconds()} s so far)`), againMs)
  try {
    const result = await work()
    say(`${about}: ${seconds()} s`)
    return result
  } finally {
    clearInterval(reminder)
  }
}
