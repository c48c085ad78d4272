import type { Plugin } from 'vite'

/** Every `import()` of the built app goes through our own function, in place of the one that Vite brings. */
export const retriedImports = (): Plugin => ({
  name: 'retried-imports',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({
      code: "export { loadCode as __vitePreload } from '/src/platform/page-code.ts'",
      map: null,
    }),
  },
})
