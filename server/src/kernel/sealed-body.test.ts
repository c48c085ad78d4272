import { expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'
import { loadSealedBodies } from './sealed-body.ts'
import { createVault } from './vault.ts'

const { services } = await testApp()

it('keeps its key pair from one start to the next', async () => {
  const again = await loadSealedBodies(services.db, services.vault)
  expect(again.publicKey).toBe(services.sealedBodies.publicKey)
})

it('says so when the database was written under another master key', async () => {
  await expect(loadSealedBodies(services.db, createVault(Buffer.alloc(32, 7)))).rejects.toThrow(
    /under another key: set MASTER_KEY/,
  )
})
