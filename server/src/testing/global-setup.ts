import { makeTemplate, openTestPostgres } from './database.ts'

/** Once per run: a PostgreSQL with a prepared template, told to the workers by an environment variable. */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await openTestPostgres()
  await makeTemplate(postgres.url)
  process.env.XINGLIN_TEST_POSTGRES = postgres.url
  return postgres.stop
}
