import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Keeps personal data unreadable at rest. What must be looked up gets a keyed digest beside it. */
export type Vault = {
  seal(plain: string | Buffer): Buffer
  open(sealed: Buffer): Buffer
  openText(sealed: Buffer): string
  digest(plain: string): Buffer
}

export function createVault(masterKey: Buffer): Vault {
  // A key object is made once: from bytes, Node would make one for each text, which takes longer than to open a record.
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', purpose, 32)))
  const sealing = derive('xinglin seal v1')
  const digesting = derive('xinglin digest v1')
  const openSealed = (sealed: Buffer) => {
    const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
  }
  return {
    seal(plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv)
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open: openSealed,
    openText: (sealed) => openSealed(sealed).toString('utf8'),
    digest: (plain) => createHmac('sha256', digesting).update(plain).digest(),
  }
}

/** The master key comes from the configuration, or from a file made at the first start beside the data. */
export async function loadMasterKey(configured: string | undefined, dataDir: string): Promise<Buffer> {
  if (configured) return Buffer.from(configured, 'hex')
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, 'master.key')
  await makeKeyOnce(file)
  const key = (await readFile(file, 'utf8')).trim()
  // Half a key would encrypt as well as a whole one, until somebody guesses it.
  if (!/^[0-9a-f]{64}$/i.test(key))
    throw new Error(
      `The file ${file} is damaged: put it back from a backup, personal data is encrypted under it.`,
    )
  return Buffer.from(key, 'hex')
}

/** Appears whole or not at all, whatever the disk or a kill does, and the first of several at once wins. */
async function makeKeyOnce(file: string): Promise<void> {
  if (existsSync(file)) return
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(fresh, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
    await link(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(fresh, { force: true })
  }
}
