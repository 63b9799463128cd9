import { useExamples } from './examples.ts'
import { WorkflowCard } from './workflow-card.tsx'
import { workflows } from './workflows.ts'

/** All workflows; with it come the parts that their drawings are made of. */
export function WorkflowList() {
  const examples = useExamples()
  return workflows.map((workflow) => (
    <WorkflowCard key={workflow.id} workflow={workflow} examples={examples} />
  ))
}
