import type { Screen } from '#web/platform/screen.ts'

export const recordingDigestRoutes: Screen[] = [
  {
    path: '/digestEdit',
    title: { zh: '核对会议要点', en: 'Check the Digest' },
    access: 'login',
    load: async () => (await import('./screens/edit-digest.tsx')).EditDigest,
  },
  {
    path: '/digestList',
    title: { zh: '会议要点', en: 'Digests' },
    access: 'authorization',
    load: async () => (await import('./screens/digest-list.tsx')).DigestList,
  },
]
