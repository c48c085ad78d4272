import { defineFeature } from '#kernel/feature.ts'
import { checkAccessAnswer, giveAccessQuestion } from './access-question.ts'
import { checkSlide } from './check-slide.ts'
import { giveSlideImage } from './give-slide-image.ts'

export const slideFeature = defineFeature({
  name: 'slide',
  calls: [giveSlideImage, checkSlide, giveAccessQuestion, checkAccessAnswer],
})
