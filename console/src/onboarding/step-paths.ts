import type { OnboardingStep } from '#contract/console/onboarding.ts'

/** Where a step is done, and where one looks at what was done. */
export const stepPaths: Record<OnboardingStep, { go: string; look: string }> = {
  account: { go: '/account', look: '/account' },
  // The menu of a person changes roles; as long as nobody could agree, at once.
  colleague: { go: '/people', look: '/operators' },
  providers: { go: '/providers', look: '/providers' },
  subject: { go: '/subjects/new', look: '/subjects' },
  menu: { go: '/menu_items/new', look: '/menu_items' },
  article: { go: '/articles/new', look: '/articles' },
  // A meeting that was saved waits in the list to be published.
  meeting: { go: '/meetings', look: '/meetings' },
  party: { go: '/agreement-parties/new', look: '/agreement-parties' },
  section: { go: '/sections/new', look: '/sections' },
}
