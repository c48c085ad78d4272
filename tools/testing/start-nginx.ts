import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#server/testing/free-port.ts'
import { makeCertificate, makeKeys, pemOf } from '#server/testing/make-certificate.ts'

export type Nginx = { port: number; folder: string; stop(): Promise<void> }

/** Runs nginx with a site of `deploy/nginx/`, in a folder and on a port of its own. */
export async function startNginx(siteOf: (port: number, folder: string) => string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const keys = makeKeys()
  const certificate = makeCertificate(keys, { serial: '0101', issuer: { CN: 'localhost' } })
  await mkdir(path.join(folder, 'tls'))
  await writeFile(path.join(folder, 'tls/fullchain.pem'), certificate)
  await writeFile(path.join(folder, 'tls/privkey.pem'), pemOf(keys.privateKey))
  const site = siteOf(port, folder).replaceAll('/etc/nginx/tls', `${folder}/tls`)
  const file = path.join(folder, 'nginx.conf')
  // As root nginx would serve as somebody who may not write to this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    file,
    `daemon off; ${user} pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 4096; }
     http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; ${site} }`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    port,
    folder,
    async stop() {
      child.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
