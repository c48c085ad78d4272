import 'react'

// A component's CSS variables are its API, so `style` accepts them.
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
