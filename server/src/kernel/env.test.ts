import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvError, envNames, readEnv } from './env.ts'

it('needs nothing', () => {
  expect(readEnv({})).toMatchObject({ NODE_ENV: 'development', PORT: 3000, DATA_DIR: './data', PROCESSES: 1 })
})

it('takes an empty value as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
})

describe('names the variable that is wrong', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ PUBLIC_ORIGIN: 'xinglin.example' }, 'PUBLIC_ORIGIN'],
    [{ HOSTS: '{' }, 'HOSTS'],
    [{ MASTER_KEY: 'short' }, 'MASTER_KEY'],
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER'],
    [{ SMS_PROVIDER: 'aliyun' }, 'SMS_SIGN_NAME'],
    [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID'],
    [{ NODE_ENV: 'production' }, 'DATABASE_URL'],
  ])('%o', (given, name) => {
    expect(() => readEnv(given)).toThrow(EnvError)
    expect(() => readEnv(given)).toThrow(new RegExp(`^${name} `))
  })
})

it('is listed whole in .env.example', () => {
  const example = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8')
  const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1]!)
  expect(listed.sort()).toEqual([...envNames].sort())
})
