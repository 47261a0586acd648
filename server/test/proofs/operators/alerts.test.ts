import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { codeBlocks, requireProgram } from './documented.js';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-alerts-'));
  const rules = codeBlocks('operation.md', 'yaml').find((block) => block.includes('- alert:'));
  fs.writeFileSync(path.join(folder, 'rules.yml'), rules ?? '');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The documented alerts that fire after an hour of these series, in the notation of `promtool test rules`. */
function firing(series: Readonly<Record<string, string>>): string[] {
  const alerts = ['ProductDown', 'InstanceDown', 'DiskFull', 'BookingFails', 'JobsStandStill', 'NoBackup'];
  return alerts.filter((alert) => {
    const test = {
      rule_files: ['rules.yml'],
      tests: [
        {
          interval: '1m',
          input_series: Object.entries(series).map(([name, value]) => ({
            series: name,
            values: `${value}x60`,
          })),
          // The test of the rule fails if the alert fires.
          alert_rule_test: [{ eval_time: '1h', alertname: alert, exp_alerts: [] }],
        },
      ],
    };
    fs.writeFileSync(path.join(folder, 'test.yml'), JSON.stringify(test));
    try {
      execFileSync(requireProgram('promtool', 'prometheus'), ['test', 'rules', 'test.yml'], {
        cwd: folder,
        stdio: 'pipe',
        encoding: 'utf8',
      });
      return false;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      if (!`${stdout}${stderr}`.includes('got:')) throw error;
      return true;
    }
  });
}

const HEALTHY = {
  'up{job="huella",instance="one"}': '1+0',
  'up{job="huella",instance="other"}': '1+0',
  huella_database_up: '1+0',
  huella_jobs_oldest_waiting_seconds: '0+0',
  // Prometheus' clock starts at 0 in a test.
  huella_backup_last_good_timestamp_seconds: '0+0',
  'huella_disk_free_bytes{folder="data"}': '2000000000+0',
  'huella_requests_total{status="200"}': '0+10',
};

it('fires no alert while everything works', () => {
  expect(firing(HEALTHY)).toEqual([]);
});

it('fires alerts when no instance answers', () => {
  const dead = { 'up{job="huella",instance="one"}': '0+0', 'up{job="huella",instance="other"}': '0+0' };
  expect(firing(dead)).toEqual(['ProductDown', 'InstanceDown', 'NoBackup']);
});

it('fires alerts when Prometheus knows of no instance', () => {
  expect(firing({ 'up{job="other"}': '1+0' })).toEqual(['ProductDown', 'NoBackup']);
});

it('fires an alert when one of two instances is dead', () => {
  expect(firing({ ...HEALTHY, 'up{job="huella",instance="other"}': '0+0' })).toEqual(['InstanceDown']);
});

it('fires an alert when a disk is almost full, requests fail or jobs stand still', () => {
  expect(firing({ ...HEALTHY, 'huella_disk_free_bytes{folder="data"}': '1000+0' })).toEqual(['DiskFull']);
  expect(firing({ ...HEALTHY, 'huella_requests_total{status="503"}': '0+10' })).toEqual(['BookingFails']);
  expect(firing({ ...HEALTHY, huella_jobs_oldest_waiting_seconds: '700+0' })).toEqual(['JobsStandStill']);
});
