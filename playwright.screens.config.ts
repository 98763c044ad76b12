import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run screens`: pictures of pages and states at both sizes, in dist/screens/; `-- -g booked` takes some. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/screens',
  projects: journeys.projects?.map(({ name, use }) => ({ name, use })),
})
