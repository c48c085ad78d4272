export * from '../console-framework/rows.queries.ts'
