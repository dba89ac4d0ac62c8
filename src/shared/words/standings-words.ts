// The shape of the texts of the standings: score sheets, figures, charts.

export interface StandingsWords {
  readonly title: string
}
