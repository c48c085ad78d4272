import { defineTally } from '#kernel/metrics/tally.ts'

export const loginsTally = defineTally({
  name: 'xinglin_logins_total',
  help: 'Logins that were opened, by kind of client',
  labels: ['client'],
})
