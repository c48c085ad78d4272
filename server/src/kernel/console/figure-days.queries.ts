export * from '../console-framework/figure-days.queries.ts'
