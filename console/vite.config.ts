import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { slimContract } from '../web/slim-contract.ts'

/** Lists are filtered above their table. The filters in the heads of antd's columns would bring its trees along. */
const withoutColumnFilters = (): Plugin => ({
  name: 'without-column-filters',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './FilterDropdown' && importer?.includes('antd/es/table/') ? '\0no-column-filters' : undefined,
  load: (id) =>
    id === '\0no-column-filters'
      ? 'export default () => null; export const flattenKeys = () => []'
      : undefined,
})

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  publicDir: false,
  plugins: [react(), slimContract(), withoutColumnFilters()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
