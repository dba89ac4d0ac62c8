// The shape of the texts of the study of a stored partie: the review beyond its steps, practice.

export interface StudyWords {
  readonly title: string
}
