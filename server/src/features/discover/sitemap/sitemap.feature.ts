import { defineFeature } from '#kernel/feature.ts'
import { serveSitemap } from './serve-sitemap.ts'

export const sitemapFeature = defineFeature({
  name: 'sitemap',
  start: (services, app) => serveSitemap(app, services),
})
