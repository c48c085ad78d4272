import { readFile, readdir } from 'node:fs/promises'
import https from 'node:https'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod'
import { envNames } from '#kernel/env.ts'
import { freePort } from '#server/testing/free-port.ts'
import { hasTool } from '#server/testing/has-tool.ts'
import { testApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/test-socket.ts'
import { root } from './build/built-folder.ts'
import { startNginx } from './testing/start-nginx.ts'
import type { Nginx } from './testing/start-nginx.ts'

const deploy = path.join(root, 'deploy')
const read = (file: string) => readFile(path.join(deploy, file), 'utf8')

type Fields = Record<string, unknown>

/** The templates say values and nothing else, so that this is all that rendering them takes. */
async function renderChart(): Promise<Fields[]> {
  const values = parse(await read('chart/values.yaml')) as Fields
  const valueOf = (name: string) =>
    name.split('.').reduce<unknown>((found, part) => (found as Fields | undefined)?.[part], values)
  const files = await readdir(path.join(deploy, 'chart/templates'))
  const rendered = await Promise.all(
    files.map(async (file) =>
      (await read(`chart/templates/${file}`)).replace(/\{\{ (.+?) \}\}/g, (whole, expression: string) => {
        if (expression === '.Release.Name') return 'release'
        const value = valueOf(/^\.Values\.([\w.]+)$/.exec(expression)?.[1] ?? '')
        if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${file}: ${whole}`)
        return String(value)
      }),
    ),
  )
  return rendered.flatMap((text) =>
    parseAllDocuments(text).map((document) => {
      expect(document.errors).toEqual([])
      return document.toJS() as Fields
    }),
  )
}

/** A field deep inside, by its path. */
const at = (of: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((found, part) => (found as Fields | undefined)?.[part], of)

describe('the chart', () => {
  let all: Fields[]
  const ofKind = (kind: string) => all.filter((one) => one.kind === kind)
  const nameOf = (one: Fields) => String(at(one, 'metadata.name'))
  beforeAll(async () => void (all = await renderChart()))

  it('scales calls, sockets and jobs apart, and migrates before them', () => {
    expect(ofKind('Deployment').map(nameOf).toSorted()).toEqual(
      ['jobs', 'live', 'socket', 'web'].map((role) => `release-${role}`),
    )
    expect(ofKind('HorizontalPodAutoscaler').map(nameOf).toSorted()).toEqual(
      ['jobs', 'socket', 'web'].map((role) => `release-${role}`),
    )
    expect(ofKind('PodDisruptionBudget')).toHaveLength(3)
    const [job] = ofKind('Job')
    expect(at(job, 'metadata.annotations')).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' })
    const jobsOf = (role: string) => {
      const found = ofKind('Deployment').find((one) => nameOf(one) === `release-${role}`)
      const [container] = at(found, 'spec.template.spec.containers') as Fields[]
      return (container!.env as { name: string; value: string }[]).find(({ name }) => name === 'JOBS')?.value
    }
    expect([jobsOf('web'), jobsOf('socket'), jobsOf('jobs')]).toEqual(['off', 'off', 'on'])
  })

  it('probes what the server answers, runs as nobody special, and is selected by its own labels', () => {
    for (const deployment of ofKind('Deployment')) {
      const [container] = at(deployment, 'spec.template.spec.containers') as Fields[]
      expect(at(container, 'readinessProbe.httpGet.path')).toBe('/readyz')
      expect(at(container, 'livenessProbe.httpGet.path')).toBe('/healthz')
      expect(at(container, 'securityContext.allowPrivilegeEscalation')).toBe(false)
      expect(at(deployment, 'spec.template.spec.securityContext.runAsNonRoot')).toBe(true)
      expect(at(deployment, 'spec.template.metadata.labels')).toEqual(
        at(deployment, 'spec.selector.matchLabels'),
      )
    }
    const labels = ofKind('Deployment').map((one) => at(one, 'spec.selector.matchLabels'))
    for (const service of ofKind('Service')) expect(labels).toContainEqual(at(service, 'spec.selector'))
    const services = ofKind('Service').map(nameOf)
    const rules = at(ofKind('Ingress')[0], 'spec.rules') as Fields[]
    const paths = at(rules[0], 'http.paths') as Fields[]
    for (const one of paths) expect(services).toContain(at(one, 'backend.service.name'))
  })

  it('refuses values that Kubernetes or the server would stumble over, each by its name', async () => {
    // Helm checks the same file at every install and upgrade.
    const schema = z.fromJSONSchema(JSON.parse(await read('chart/values.schema.json')) as Fields)
    const values = parse(await read('chart/values.yaml')) as Fields
    const faultsOf = (changed: Fields) =>
      schema.safeParse({ ...values, ...changed }).error?.issues.map(({ path: place }) => place.join('.')) ??
      []
    expect(faultsOf({})).toEqual([])
    const web = values.web as Fields
    expect(faultsOf({ host: 'https://xinglin.example' })).toEqual(['host'])
    expect(faultsOf({ image: 'registry.example/xinglin' })).toEqual(['image'])
    expect(faultsOf({ image: 'registry.example:5000/xinglin:1.2.3' })).toEqual([])
    expect(faultsOf({ web: { ...web, memory: '1G' } })).toEqual(['web.memory'])
    expect(faultsOf({ web: { ...web, replicas: 0 } })).toEqual(['web.replicas'])
    expect(faultsOf({ web: { ...web, pool: undefined } })).toEqual(['web.pool'])
    expect(faultsOf({ s3: { ...(values.s3 as Fields), endpoint: 's3.example/' } })).toEqual(['s3.endpoint'])
    // A word that the chart does not know changes nothing, which nobody would notice.
    expect(schema.safeParse({ ...values, replicas: 3 }).success).toBe(false)
  })

  it('sets what the server reads, and no secret', () => {
    const config = Object.keys(at(ofKind('ConfigMap')[0], 'data') as Fields)
    const own = ofKind('Deployment').flatMap((one) =>
      (at(one, 'spec.template.spec.containers') as Fields[]).flatMap((container) =>
        (container.env as { name: string }[]).map(({ name }) => name),
      ),
    )
    for (const name of [...config, ...own]) expect(envNames).toContain(name)
    expect([...config, ...own].filter((name) => /KEY|SECRET|PASSWORD|URL/.test(name))).toEqual([])
    expect(ofKind('Secret')).toEqual([])
  })
})

describe('the compose files', () => {
  type Service = {
    image?: string
    logging?: Fields
    environment?: Fields
    command?: string
  }
  const servicesIn = (text: string) =>
    (parse(text, { merge: true }) as { services: Record<string, Service> }).services
  let services: Record<string, Service>
  beforeAll(async () => {
    services = { ...servicesIn(await read('compose.yaml')), ...servicesIn(await read('compose.rooms.yaml')) }
  })

  it.each(['compose.yaml', 'compose.rooms.yaml'])(
    'starts nothing of %s without secrets of its own',
    async (file) => {
      // Compose looks at each variable, and ends at one that is asked for by `:?` and has no value.
      const used = [...(await read(file)).matchAll(/\$\{(\w+)([^}]*)\}/g)].map(
        ([, name = '', rest = '']) => ({ name, rest }),
      )
      const secrets = used.filter(({ name }) => /KEY|SECRET|PASSWORD/.test(name))
      expect(secrets.length).toBeGreaterThan(0)
      for (const { name, rest } of secrets) {
        expect([name, rest]).not.toEqual([name, expect.stringMatching(/^:?[-+]/)])
        expect(used.filter((one) => one.name === name).map((one) => one.rest)).toContain(`:?set ${name}`)
      }
    },
  )

  it('pins every image, bounds every log, and has a store that is kept', () => {
    for (const { image, logging } of Object.values(services)) {
      if (image) expect(image).toMatch(/^[\w./-]+:v?\d+\.?\d*/)
      expect(at(logging, 'options.max-size')).toBe('50m')
    }
    expect(JSON.stringify(services)).not.toMatch(/minio|ROOT_USER/i)
  })

  it('lets the relay reach neither inner networks nor the metadata of a cloud', () => {
    const command = services.coturn!.command!
    for (const first of ['10.0.0.0', '172.16.0.0', '192.168.0.0', '127.0.0.0', '169.254.0.0', 'fc00::'])
      expect(command).toContain(`--denied-peer-ip=${first}-`)
    expect(command).toContain('--no-tcp-relay')
  })

  it('sets what the server reads', () => {
    for (const name of Object.keys(services.web!.environment!)) expect(envNames).toContain(name)
  })
})

describe.runIf(hasTool('nginx'))('nginx as deploy/nginx has it', () => {
  let nginx: Nginx
  beforeAll(async () => {
    const app = await testApp()
    const site = await read('nginx/xinglin.conf.template')
    const plain = await freePort()
    nginx = await startNginx((port, folder) =>
      site
        .replaceAll('${SERVER_NAME}', 'localhost')
        .replaceAll('/var/cache/nginx/xinglin', `${folder}/cache`)
        .replace('server web:3000', `server ${new URL(app.url).host}`)
        .replace('listen 80;', `listen 127.0.0.1:${plain};`)
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`),
    )
    await until(async () => (await ask('/healthz').catch(() => undefined))?.status === 200, 'nginx')
  })
  afterAll(() => nginx.stop())

  const ask = (address: string) =>
    new Promise<{ status: number | undefined; headers: Fields }>((resolve, reject) => {
      https
        .get({ host: 'localhost', port: nginx.port, path: address, rejectUnauthorized: false }, (answer) => {
          answer.resume()
          resolve({ status: answer.statusCode, headers: answer.headers })
        })
        .once('error', reject)
    })

  it('serves by TLS, says so, and keeps the numbers to itself', async () => {
    const ready = await ask('/readyz')
    expect(ready.status).toBe(200)
    expect(ready.headers['strict-transport-security']).toContain('max-age')
    expect((await ask('/metrics')).status).toBe(404)
  })
})
