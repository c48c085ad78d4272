import { useEffect, useState } from 'react'
import { BellIcon } from '#web/ui/icon/people-icons.tsx'
import { Badge } from '#web/ui/badge/badge.tsx'
import { DialogHost } from '#web/ui/dialog/dialog-host.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import type { Language } from '#web/ui/language.ts'
import { LanguageProvider } from '#web/ui/language.tsx'
import { OfflineBar } from '#web/ui/offline-bar/offline-bar.tsx'
import { LoadingOverlay } from '#web/ui/overlay/loading-overlay.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { ToastHost } from '#web/ui/toast/toast-host.tsx'
import { TopBar } from '#web/ui/top-bar/top-bar.tsx'
import { ActionSection } from './action-section.tsx'
import { ChoiceSection } from './choice-section.tsx'
import { FormSection } from './form-section.tsx'
import { HomeSection } from './home-section.tsx'
import { LayerSection } from './layer-section.tsx'
import { ReadingSection } from './reading-section.tsx'
import { Section } from './section.tsx'
import { StateSection } from './state-section.tsx'
import { ToolSection } from './tool-section.tsx'
import { galleryText } from './text.ts'
import './gallery.css'

type Theme = 'auto' | 'light' | 'dark'
type TextSize = 'normal' | 'large' | 'largest'

export function Gallery() {
  const asked = new URLSearchParams(location.search)
  const [language, setLanguage] = useState<Language>(asked.get('lang') === 'en' ? 'en' : 'zh')
  const [theme, setTheme] = useState<Theme>((asked.get('theme') as Theme | null) ?? 'auto')
  const [textSize, setTextSize] = useState<TextSize>((asked.get('text') as TextSize | null) ?? 'normal')
  const text = galleryText[language]

  useEffect(() => {
    const root = document.documentElement
    root.dataset['theme'] = theme
    root.dataset['textSize'] = textSize
    root.toggleAttribute('data-desktop', matchMedia('(min-width: 700px)').matches)
  }, [theme, textSize])

  return (
    <LanguageProvider language={language} setLanguage={setLanguage}>
      <div className="app-column">
        <OfflineBar />
        <TopBar
          title={text.title}
          onBack={() => toast('onBack')}
          right={
            <Badge count={128} label={text.unread}>
              <IconButton label={text.messages} icon={<BellIcon />} />
            </Badge>
          }
        />
        <PullToRefresh onRefresh={() => new Promise((resolve) => setTimeout(resolve, 800))}>
          <main>
            <Section title={text.look}>
              <div className="gallery-stack">
                <Segmented
                  label={text.theme}
                  value={theme}
                  onChange={setTheme}
                  options={[
                    { value: 'auto', label: text.auto },
                    { value: 'light', label: text.light },
                    { value: 'dark', label: text.dark },
                  ]}
                />
                <Segmented
                  label={text.textSize}
                  value={textSize}
                  onChange={setTextSize}
                  options={[
                    { value: 'normal', label: text.normal },
                    { value: 'large', label: text.large },
                    { value: 'largest', label: text.largest },
                  ]}
                />
                <Segmented
                  label={text.language}
                  value={language}
                  onChange={setLanguage}
                  options={[
                    { value: 'zh', label: '中文' },
                    { value: 'en', label: 'English' },
                  ]}
                />
              </div>
            </Section>
            <HomeSection />
            <ActionSection />
            <FormSection />
            <ChoiceSection />
            <LayerSection />
            <ReadingSection />
            <ToolSection />
            <StateSection />
          </main>
        </PullToRefresh>
        <ScrollToTop />
      </div>
      <ToastHost />
      <DialogHost />
      <LoadingOverlay />
    </LanguageProvider>
  )
}
