import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createVault, loadMasterKey } from './vault.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'xinglin-vault-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

it('makes one key however many ask at once, and leaves nothing else behind', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadMasterKey(undefined, folder)))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect(keys[0]).toHaveLength(32)
  expect(await readdir(folder)).toEqual(['master.key'])
  expect((await stat(path.join(folder, 'master.key'))).mode & 0o777).toBe(0o600)
})

it.each(['', 'ab', 'z'.repeat(64)])('refuses a key file that holds "%s"', async (text) => {
  await writeFile(path.join(folder, 'master.key'), text)
  await expect(loadMasterKey(undefined, folder)).rejects.toThrow(/master\.key is damaged/)
})

it('opens what it sealed, and nothing that was changed or sealed under another key', async () => {
  const vault = createVault(await loadMasterKey('0a'.repeat(32), folder))
  const sealed = vault.seal('13800000001')
  expect(vault.openText(sealed)).toBe('13800000001')
  expect(sealed.includes('138')).toBe(false)
  const changed = Buffer.from(sealed)
  changed[changed.length - 1]! ^= 1
  expect(() => vault.open(changed)).toThrow()
  expect(() => createVault(Buffer.alloc(32)).open(sealed)).toThrow()
})
