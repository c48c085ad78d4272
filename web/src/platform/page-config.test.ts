import { expect, it } from 'vitest'
import { parsePageConfig } from './page-config.ts'

const defaults = {
  hosts: { dev: {}, test: {}, test1: {}, release: {}, gray: {}, production: {} },
  appMark: 'XinglinApp',
  desktopOrigin: '',
  testHost: '',
  oldMobileOrigin: '',
  legacyPaths: [],
  publicKey: undefined,
  sandbox: false,
  wechatLogin: '',
  version: '',
}

it.each([
  ['no element', undefined],
  ['an empty element', ''],
  ['broken JSON', '{"appMark":'],
  ['JSON of another kind', '[]'],
  ['null', 'null'],
  [
    'fields of the wrong type',
    '{"hosts":7,"appMark":1,"legacyPaths":"/old","publicKey":"MIIB","sandbox":"true","version":null}',
  ],
])('starts with the defaults after %s', (_name, source) => {
  expect(parsePageConfig(source)).toEqual(defaults)
})

it('reads what the server wrote', () => {
  const written = {
    hosts: { gray: { api: 'https://gray-api.example.com', other: 'x' }, elsewhere: { api: 'y' } },
    appMark: 'OtherApp',
    desktopOrigin: 'https://www.example.com',
    testHost: 'test.example.com',
    oldMobileOrigin: 'https://m.example.com',
    legacyPaths: ['/old-college', 3],
    publicKey: { n: 'sXch', e: 'AQAB' },
    sandbox: true,
    wechatLogin: 'desk',
    version: '1.2.3',
  }
  expect(parsePageConfig(JSON.stringify(written))).toEqual({
    ...written,
    hosts: { ...defaults.hosts, gray: { api: 'https://gray-api.example.com' } },
    legacyPaths: ['/old-college'],
  })
})
