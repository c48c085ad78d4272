export * from '../console-framework/columns.ts'
