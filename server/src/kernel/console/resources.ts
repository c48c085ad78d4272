export * from '../console-framework/resources.ts'
