import { execFile } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setupCalls } from '#contract/console/onboarding.ts'
import { dicomTags, dicomText } from '#contract/wire/dicom-file.ts'
import type { FoundIdentity } from '#kernel/files/find-identity.ts'
import { drawPlantedTexts } from '#server/testing/planted/drawn-text.ts'
import { dicomOf } from '#server/testing/upload-patient-file.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { accountCalls } from '#contract/people/account.ts'
import type { Services } from '#kernel/services.ts'
import { emptyDatabase } from '#server/testing/database.ts'
import { freePort } from '#server/testing/free-port.ts'
import { createClient } from '#server/testing/test-app.ts'
import { productionEnv } from '../bench/child-server.ts'
import { builtFolder, root } from './build/built-folder.ts'
import { prepare } from './build/prepare.ts'
import { expectReady, killPrograms, startProgram } from './testing/program.ts'

/** What deploy/Dockerfile puts into the image: the built folder without the demo world, and the packages of production. */
let folder: string

beforeAll(async () => {
  await prepare(() => undefined)
  folder = await mkdtemp(path.join(tmpdir(), 'xinglin-image-'))
  await cp(builtFolder, folder, { recursive: true })
  await rm(path.join(folder, 'demo'), { recursive: true })
  for (const name of await productionPackages()) {
    const place = path.join(folder, name)
    await mkdir(path.dirname(place), { recursive: true })
    await symlink(path.join(root, name), place)
  }
}, 600_000)
afterAll(async () => {
  killPrograms()
  await rm(folder, { recursive: true, force: true })
})

type Locked = { packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }> }

async function productionPackages(): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as Locked
  return Object.keys(packages).filter((name) => {
    const { dev, devOptional, optional } = packages[name]!
    const isNested = name.indexOf('node_modules/') !== name.lastIndexOf('node_modules/')
    return name !== '' && !isNested && !dev && !devOptional && !optional
  })
}

/** A page says by which key its forms are sealed. */
function keyIn(page: string): Services {
  const config = /id="xinglin-config">(.*?)<\/script>/.exec(page)?.[1] ?? '{}'
  const { publicKey } = JSON.parse(config) as { publicKey: JsonWebKey }
  const key = createPublicKey({ key: { ...publicKey, kty: 'RSA' }, format: 'jwk' })
  const spki = key.export({ type: 'spki', format: 'der' }).toString('base64')
  return { sealedBodies: { publicKey: spki } } as Services
}

it('carries no tests, stand-ins or sources', async () => {
  const names = await readdir(folder, { recursive: true })
  const own = names.filter((name) => !name.startsWith('node_modules'))
  expect(own.filter((name) => /\.tsx?$|\.test\.|stand-in/.test(name))).toEqual([])
  expect(own.filter((name) => name.endsWith('.sql')).length).toBeGreaterThan(0)
})

it('finds text on pictures and cleans DICOM files', { timeout: 300_000 }, async () => {
  const picture = path.join(folder, 'planted.jpg')
  const [planted] = await drawPlantedTexts(1)
  await writeFile(picture, planted!.file)
  const finder = path.join(folder, 'server/identity-finder.js')
  const { stdout } = await promisify(execFile)(process.execPath, [finder, 'faces', picture])
  const { text } = JSON.parse(stdout) as FoundIdentity
  expect(text.length).toBeGreaterThan(5)
  expect(text.map(({ sign }) => sign)).toContain('name')

  const bytes = new Uint8Array(dicomOf([dicomText(dicomTags.patientName, 'PN', 'SHEN^QINGHE')]))
  const worker = new Worker(path.join(folder, 'server/dicom-worker.js'), {
    workerData: { bytes, key: new Uint8Array(32) },
  })
  const [cleaned] = (await once(worker, 'message')) as [Uint8Array]
  expect([Buffer.from(bytes).includes('QINGHE'), Buffer.from(cleaned).includes('QINGHE')]).toEqual([
    true,
    false,
  ])
})

it('serves an empty installation in production mode', { timeout: 900_000 }, async () => {
  const databaseUrl = await emptyDatabase(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_image')
  const program = startProgram(path.join(folder, 'server/main.js'), {
    ...productionEnv,
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(await freePort()),
  })
  await expectReady(program)
  const page = await (await fetch(`${program.url}/`)).text()
  expect(page).toContain('<main')
  expect((await fetch(`${program.url}/console/`)).status).toBe(200)
  for (const health of ['healthz', 'readyz'])
    expect((await fetch(`${program.url}/${health}`)).status).toBe(200)

  const client = createClient(program.url, keyIn(page))
  expect(await client.call(homeCalls.expertList, { page: 1, disease_id: 0 })).toMatchObject({ total: 0 })
  expect(await client.call(setupCalls.state, {})).toEqual({ is_needed: true })
  const setup_code = /setup code ([\w-]+)/.exec(program.said())?.[1] ?? ''
  const person = { phone: '13812345678', password: 'Xinglin2026', truename: '林晓' }
  expect(await client.call(setupCalls.begin, { setup_code, ...person })).toEqual({ is_new: true })
  const login = await client.call(accountCalls.login, { username: person.phone, password: person.password })
  expect(login.token).not.toBe('')

  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(program.said()).toContain('Stopped.')
})
