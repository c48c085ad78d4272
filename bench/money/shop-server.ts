import { readEnv } from '#kernel/env.ts'
import { buildApp } from '#server/app.ts'

/** The real server with the sandbox for payments, without web pages and without the demo world. */
const env = readEnv({ ...process.env, NODE_ENV: 'test', LIVE_RTMP_PORT: '0' })
const { app } = await buildApp(env, env.DATABASE_URL!, undefined)
await app.listen({ port: env.PORT, host: '127.0.0.1' })
