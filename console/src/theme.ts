import themeOf from 'antd/es/theme'
import { useSyncExternalStore } from 'react'

const system = matchMedia('(prefers-color-scheme: dark)')

/** What was chosen in the product's settings, else what the system says. */
const isDarkNow = () => {
  const chosen = localStorage.getItem('theme')
  return chosen === 'light' || chosen === 'dark' ? chosen === 'dark' : system.matches
}

function listen(tell: () => void) {
  const handle = () => {
    showTheme()
    tell()
  }
  system.addEventListener('change', handle)
  // Chosen in another tab.
  addEventListener('storage', handle)
  return () => {
    system.removeEventListener('change', handle)
    removeEventListener('storage', handle)
  }
}

/** Our own styles follow the attribute. */
export const showTheme = () => {
  document.documentElement.dataset['theme'] = isDarkNow() ? 'dark' : 'light'
}

const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The library's own greens, greys and reds are too pale to read (WCAG 2.2 AA). */
const light = {
  token: {
    motion,
    colorPrimary: '#0a6c74',
    colorLink: '#0a6c74',
    colorLinkHover: '#08545a',
    colorSuccess: '#237804',
    colorWarning: '#874d00',
    colorError: '#b81c22',
    colorInfo: '#0a58ca',
    colorSuccessBg: '#f6ffed',
    colorWarningBg: '#fffbe6',
    colorErrorBg: '#fff1f0',
    colorInfoBg: '#e6f4ff',
    colorTextPlaceholder: '#6b6b6b',
    colorTextTertiary: '#595959',
    colorTextQuaternary: '#6b6b6b',
    colorTextDescription: '#595959',
    borderRadius: 6,
  },
}

const dark = {
  algorithm: themeOf.darkAlgorithm,
  token: {
    motion,
    colorPrimary: '#62c5cd',
    // Dark words on a light ground: white ones would be too pale.
    colorTextLightSolid: '#06282b',
    colorLink: '#62c5cd',
    colorLinkHover: '#8fdbe1',
    colorSuccess: '#8fd460',
    colorWarning: '#f0b95c',
    colorError: '#ff9d96',
    colorInfo: '#8ab8ff',
    colorBgBase: '#101414',
    colorTextPlaceholder: '#98a3a3',
    colorTextTertiary: '#a8b3b3',
    colorTextQuaternary: '#98a3a3',
    colorTextDescription: '#a8b3b3',
    borderRadius: 6,
  },
  // The menu is dark in both themes, so that its words are light in both.
  components: {
    Menu: {
      darkItemColor: '#c3d0d0',
      darkItemHoverColor: '#ffffff',
      darkItemSelectedColor: '#ffffff',
      darkItemSelectedBg: '#0a6c74',
    },
  },
}

export const useTheme = () => (useSyncExternalStore(listen, isDarkNow) ? dark : light)
