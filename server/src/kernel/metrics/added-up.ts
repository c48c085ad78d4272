import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { PrometheusContentType } from 'prom-client'

/** Each scrape reaches one process of several: it asks the primary for the numbers of all. */
const question = 'xinglin:all-metrics?'
const answer = 'xinglin:all-metrics!'
const longestMs = 8_000

type Answer = { type: typeof answer; number: number | undefined; text?: string }

/** In the primary: adds up what the workers tell and answers the one that asked. */
export function answerWorkers(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: { type?: string; number?: number }) => {
    if (message.type !== question) return
    const reply = (text?: string) => {
      if (worker.isConnected()) worker.send({ type: answer, number: message.number, text } satisfies Answer)
    }
    all.clusterMetrics().then(reply, () => reply())
  })
}

/** In a worker, whose registry hears the primary: the numbers of all processes. A primary that does not answer leaves those of this one. */
export function openAddedUp(own: AggregatorRegistry<PrometheusContentType>): () => Promise<string> {
  if (!cluster.isWorker) return () => own.metrics()
  AggregatorRegistry.setRegistries(own)
  let asked = 0
  return async () => (await askPrimary(++asked)) ?? own.metrics()
}

const askPrimary = (number: number) =>
  new Promise<string | undefined>((resolve) => {
    const end = (text?: string) => {
      clearTimeout(timer)
      process.off('message', hear)
      resolve(text)
    }
    const hear = (message: Answer) => {
      if (message.type === answer && message.number === number) end(message.text)
    }
    const timer = setTimeout(end, longestMs)
    process.on('message', hear)
    process.send!({ type: question, number })
  })
