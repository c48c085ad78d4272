import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#kernel/env.ts'
import { places } from '../places.ts'
import { consolePolicy } from './security-headers.ts'
import { scriptJson } from './template.ts'

const folder = places.console

/**
 * Serves the operators' console: one page for all its addresses, rendered in the browser. Its component library writes
 * styles into the page, which a word allows that is new for each answer.
 */
export async function serveConsole(
  app: FastifyInstance,
  env: Env,
  config: Record<string, unknown>,
): Promise<void> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  const facts = `<script type="application/json" id="xinglin-config">${scriptJson(config)}</script>`
  for (const url of ['/console', '/console/*'])
    app.get(url, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-security-policy': consolePolicy(env, request.host, nonce),
        })
        .send(html.replace('<!--facts-->', () => `<meta name="csp-nonce" nonce="${nonce}">${facts}`))
    })
}
