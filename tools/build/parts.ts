import type { Part } from './build-when-changed.ts'

const everyPart = ['contract/**', 'package-lock.json', 'tools/build/**']
const webSources = ['web/index.html', 'web/*.ts', 'web/public/**', 'web/src/**', ...everyPart]

const verifyPart: Part = {
  name: 'verify',
  sources: ['web/src/verify-page/**', ...everyPart],
  folders: ['dist/verify'],
  tool: 'tools/build/bundle-verify-page.ts',
}

/** What `dist/` consists of. The longest first: two are built at a time. */
export const webParts: Part[] = [
  {
    name: 'console',
    sources: ['console/index.html', 'console/*.ts', 'console/src/**', 'web/src/**', 'web/*.ts', ...everyPart],
    folders: ['dist/console'],
    tool: 'tools/build/bundle-console.ts',
  },
  { name: 'web', sources: webSources, folders: ['dist/web'], tool: 'tools/build/bundle-web.ts' },
  {
    name: 'rendering',
    sources: webSources,
    folders: ['dist/rendering'],
    tool: 'tools/build/bundle-rendering.ts',
  },
  verifyPart,
]

export const serverPart: Part = {
  name: 'server',
  sources: [
    'demo/**',
    'server/src/**',
    'server/migrations/**',
    'server/assets/**',
    'tools/*.ts',
    ...everyPart,
  ],
  folders: ['dist/server', 'dist/demo'],
  tool: 'tools/build/bundle-server.ts',
}
