import { defineFeature } from '#kernel/feature.ts'
import { checkAccessAnswer, getAccessQuestion } from './access-question.ts'
import { checkSlide } from './check-slide.ts'
import { getSlideImage } from './get-slide-image.ts'

export const slideFeature = defineFeature({
  name: 'slide',
  calls: [getSlideImage, checkSlide, getAccessQuestion, checkAccessAnswer],
})
