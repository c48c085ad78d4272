import { createRoot } from 'react-dom/client'
import { adoptLanguageOf } from '#web/platform/page-language.ts'
import { allowStyles } from './allow-styles.ts'
import { App } from './app.tsx'
import './colors.css'
import './console.css'
import { showTheme } from './theme.ts'

allowStyles()
showTheme()
adoptLanguageOf(location.href)
createRoot(document.getElementById('root')!).render(<App />)
