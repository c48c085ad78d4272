import { OpenApp } from '../parts/open-app.tsx'

/** Opens the app where it starts. */
export function OpenYpApp() {
  return <OpenApp target="/" />
}
