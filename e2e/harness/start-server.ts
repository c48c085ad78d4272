import { spawnServer } from './spawn-server.ts'

/** Starts the server once for all journeys, with its own database and demo data. */
export default async function startServer(): Promise<() => Promise<void>> {
  const { origin, stop } = await spawnServer()
  process.env.JOURNEY_ORIGIN = origin
  return stop
}
