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
    [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ COOKIE_DOMAIN: 'a b;c' }, 'COOKIE_DOMAIN'],
  ])('%o', (given, name) => {
    expect(() => readEnv(given)).toThrow(EnvError)
    expect(() => readEnv(given)).toThrow(new RegExp(`^${name} `))
  })
})

describe('says what it may be', () => {
  it.each([
    [{ PORT: '70000' }, 'from 0 to 65535'],
    [{ NODE_ENV: 'prod' }, 'one of development, test, production'],
    [{ HOSTS: '[]' }, 'must look like {'],
    [{ HOSTS: '{"gray":{"api":1}}' }, 'must look like {'],
    [{ PUBLIC_ORIGIN: 'https://xinglin.example/' }, 'without a slash at its end'],
  ])('%o', (given, words) => {
    expect(() => readEnv(given)).toThrow(words)
  })
})

it('asks a command of the database for no gateway', () => {
  const given = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://xinglin@db/xinglin',
    MASTER_KEY: 'ab'.repeat(32),
  }
  expect(() => readEnv(given)).toThrow(EnvError)
  expect(readEnv(given, { isCommand: true }).SMS_PROVIDER).toBeUndefined()
  expect(() => readEnv({ ...given, MASTER_KEY: '' }, { isCommand: true })).toThrow(/^MASTER_KEY /)
})

it('takes proxies by address, network and name', () => {
  const { TRUSTED_PROXIES } = readEnv({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8,loopback' })
  expect(TRUSTED_PROXIES).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'])
})

it('is listed whole in .env.example', () => {
  const example = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8')
  const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1]!)
  expect(listed.sort()).toEqual([...envNames].sort())
})
