import { runCommand } from '../tools/testing/command.ts'

const steps = 10_000

/** The model of money, over 10,000 steps of stories that nobody has told before; the books are closed and compared after each. */
export async function drillMoneySteps(say: (line: string) => void): Promise<void> {
  const seed = String(Date.now() % 2 ** 31)
  say(`${steps} steps of seed ${seed}`)
  const env = { MONEY_STEPS: String(steps), MONEY_SEED: seed }
  const { code, output } = await runCommand('vitest', ['run', 'server/src/money.model.test.ts'], env)
  if (code !== 0) throw new Error(output)
  say(/\d+ steps, \d+ months closed/.exec(output)?.[0] ?? output)
}
