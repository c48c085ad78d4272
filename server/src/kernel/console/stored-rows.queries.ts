export * from '../console-framework/stored-rows.queries.ts'
