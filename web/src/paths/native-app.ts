const withTarget = (path: string, target: string | undefined) =>
  target === undefined || target === '/' ? path : `${path}?target=${encodeURIComponent(target)}`

export const nativeAppPaths = {
  /** `target` is where the person was going: the web version goes on there. */
  download: (target?: string) => withTarget('/download', target),
  appLink: (target: string) => withTarget('/appLink', target),
  openApp: '/openYpApp',
}
