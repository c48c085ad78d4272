import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../build/built-folder.ts'
import { startNginx } from './start-nginx.ts'
import type { Nginx } from './start-nginx.ts'

type Edge = { origin: string; key: string; token: string }

/** Runs nginx as an edge before a server, as deploy/nginx has it. */
export async function startEdge({ origin, key, token }: Edge): Promise<Nginx> {
  const site = await readFile(path.join(root, 'deploy/nginx/edge.conf.template'), 'utf8')
  return startNginx((port, folder) =>
    site
      .replaceAll('${EDGE_NAME}', 'localhost')
      .replaceAll('${EDGE_KEY}', key)
      .replaceAll('${EDGE_TOKEN}', token)
      .replaceAll('/var/cache/nginx/edge', `${folder}/cache`)
      .replaceAll('/var/log/nginx', folder)
      .replace('server web:3000', `server ${origin}`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`),
  )
}
