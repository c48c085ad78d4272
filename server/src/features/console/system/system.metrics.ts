import { defineGauge } from '#kernel/metrics/gauge.ts'

/** Without a backup it is left out: the alert asks for its absence, too. */
export const backupAge = defineGauge({
  name: 'xinglin_backup_age_seconds',
  help: 'Seconds since the newest backup was begun',
  async read({ backups }) {
    const [newest] = (await backups?.list()) ?? []
    return newest ? [{ value: Math.round((Date.now() - newest.at.getTime()) / 1000) }] : []
  },
})
