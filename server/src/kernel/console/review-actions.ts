export * from '../console-framework/review-actions.ts'
